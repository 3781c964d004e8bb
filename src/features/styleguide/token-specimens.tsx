import type { CSSProperties } from "react";
import { SpecimenGroup } from "./specimen";
import { tokens } from "./tokens";
import { TokenValue } from "./token-value";
import * as styles from "./token-specimens.module.css";

const colours = [
  ["Grounds", tokens.grounds],
  ["Text", tokens.inks],
  ["The one loud colour, and its tints", tokens.accent],
  ["Lines", tokens.lines],
  ["Companions, in illustrations only", tokens.companions],
] as const;

type RowProps = { readonly title: string; readonly names: readonly string[] };

/** A sample of each token. */
function Samples({ title, names, draw }: RowProps & { draw: (name: string) => CSSProperties }) {
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.row}>
        {names.map((name) => (
          <li key={name} className={styles.token}>
            <span className={styles.sample} style={draw(name)} />
            <TokenValue name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Specimens of the design tokens (`src/styles/tokens.css`). */
export function TokenSpecimens() {
  return (
    <>
      <SpecimenGroup
        id="colours"
        title="Colours"
        use="The blue is the one loud thing on a page: the primary button, links, one figure or mark in a section."
      >
        <div className={styles.all}>
          {colours.map(([title, names]) => (
            <Samples
              key={title}
              title={title}
              names={names}
              draw={(name) => ({ background: `var(${name})` })}
            />
          ))}
        </div>
      </SpecimenGroup>
      <SpecimenGroup
        id="shape"
        title="Space and shape"
        use="Steps of 8 px. A card has a hairline or a soft shadow, never both. Things move in one time, or not at all where less motion is asked for."
      >
        <div className={styles.all}>
          <Samples
            title="Corners"
            names={tokens.corners}
            draw={(name) => ({ borderRadius: `var(${name})` })}
          />
          <Samples
            title="Depth"
            names={tokens.depth}
            draw={(name) => ({ border: 0, background: "var(--white)", boxShadow: `var(${name})` })}
          />
          <h3 className={styles.subtitle}>Measures, in this window</h3>
          <ul className={styles.row}>
            {[...tokens.space, ...tokens.motion].map((name) => (
              <li key={name} className={styles.token}>
                <TokenValue name={name} />
              </li>
            ))}
          </ul>
        </div>
      </SpecimenGroup>
      <SpecimenGroup
        id="type"
        title="Type"
        use="One family in four weights. Sizes grow with the window; lines end at 68 characters."
      >
        <div className={styles.all}>
          {[...tokens.type, ...tokens.font].map((name) => (
            <div key={name} className={styles.line}>
              <TokenValue name={name} />
              <p style={name.startsWith("--font") ? undefined : { fontSize: `var(${name})` }}>
                {name.startsWith("--title") ? (
                  <span className={styles.title}>Någon att prata med</span>
                ) : (
                  "Innan det blir en sjukskrivning finns det någon att prata med, 07–23."
                )}
              </p>
            </div>
          ))}
          {[300, 400, 600, 700].map((weight) => (
            <div key={weight} className={styles.line}>
              <code>{weight}</code>
              <p style={{ fontWeight: weight }}>Åtta årsanställda öppnar dörren 0123456789</p>
            </div>
          ))}
        </div>
      </SpecimenGroup>
    </>
  );
}
