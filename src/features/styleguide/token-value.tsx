import { useEffect, useState } from "react";
import * as styles from "./token-specimens.module.css";

/** A token's name and its value in this viewport. */
export function TokenValue({ name }: { readonly name: string }) {
  const [value, setValue] = useState("");

  useEffect(() => {
    const read = () =>
      setValue(getComputedStyle(document.documentElement).getPropertyValue(name).trim());
    read();
    window.addEventListener("resize", read);
    return () => window.removeEventListener("resize", read);
  }, [name]);

  return (
    <span className={styles.value}>
      <code>{name}</code>
      <span>{value}</span>
    </span>
  );
}
