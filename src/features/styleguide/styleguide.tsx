import { ActionSpecimens } from "./action-specimens";
import { ContentSpecimens } from "./content-specimens";
import { FormSpecimens } from "./form-specimens";
import { TokenSpecimens } from "./token-specimens";
import { useForcedStates } from "./use-forced-states";
import * as styles from "./styleguide.module.css";

const groups = {
  colours: "Colours",
  shape: "Space and shape",
  type: "Type",
  buttons: "Buttons",
  links: "Links",
  pagination: "Pagination",
  fields: "Fields",
  choices: "Choices",
  notices: "Notices",
  text: "Rich text",
  accordions: "Accordions",
  carousels: "Carousels",
  overlays: "Overlays",
  skeletons: "Skeletons",
};

/**
 * Every component in every state, as a starting point for new developers. Its own texts are English and
 * not among the site's texts; the components are in the page's language.
 */
export function Styleguide() {
  useForcedStates();
  return (
    <div className={`wrap section ${styles.page}`}>
      <h1>Parts of the interface</h1>
      <p className="lead">
        What pages are made of, from <code>src/styles</code> and <code>src/components</code>. Hover,
        press and focus are shown by the site’s own rules.
      </p>
      <nav aria-label="Parts">
        <ul className={styles.contents}>
          {Object.entries(groups).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <TokenSpecimens />
      <ActionSpecimens />
      <FormSpecimens />
      <ContentSpecimens />
    </div>
  );
}
