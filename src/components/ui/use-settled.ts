import { useEffect, useState } from "react";

/**
 * A value that follows another one once that has stayed the same for a while.
 *
 * @param delay milliseconds.
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
