import { clsx } from "clsx";
import { EmployeePane } from "./employee-pane";
import { EmployerPane } from "./employer-pane";
import * as styles from "./two-sides.module.css";

type Props = { readonly className?: string | undefined };

/**
 * What an employee sees and what the employer sees. An answer changes the employee's side alone: a dot leaves its
 * face and stops at the wall between the two.
 */
export function TwoSides({ className }: Props) {
  return (
    <div className={clsx(styles.stage, className)}>
      <div className={styles.sides}>
        <EmployeePane />
        <EmployerPane />
      </div>
    </div>
  );
}
