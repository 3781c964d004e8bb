import { useState } from "react";
import { PortableText } from "../../components/portable-text/portable-text";
import { Accordion } from "../../components/ui/accordion";
import { Button } from "../../components/ui/button";
import { Carousel } from "../../components/ui/carousel";
import { CheckList } from "../../components/ui/check-list";
import { Quote } from "../../components/ui/quote";
import { SidePanel } from "../../components/ui/side-panel";
import { Skeleton } from "../../components/ui/skeleton";
import { richText } from "./rich-text";
import { Specimen, SpecimenGroup } from "./specimen";
import * as styles from "./content-specimens.module.css";

const questions = [
  { key: "open", title: "Vem får veta att jag ringer?", content: <p>Ingen.</p>, isOpen: true },
  { key: "closed", title: "Hur långt är ett samtal?", content: <p>45 minuter.</p> },
];

const slides = ["Ett", "Två", "Tre", "Fyra", "Fem"].map((word) => (
  <div key={word} className={styles.slide}>
    {word}
  </div>
));

function Overlays() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SpecimenGroup
      id="overlays"
      title="Overlays"
      use="From the right on wide screens, from below on narrow ones. The cookie dialog opens from the footer."
    >
      <Specimen name="side panel">
        <Button onClick={() => setIsOpen(true)}>Öppna panelen</Button>
      </Specimen>
      {isOpen && (
        <SidePanel title="Panelens rubrik" closeLabel="Stäng" onClosed={() => setIsOpen(false)}>
          <p>Det som panelen handlar om.</p>
        </SidePanel>
      )}
    </SpecimenGroup>
  );
}

/** Specimens of text, accordions, carousels, overlays and skeletons. */
export function ContentSpecimens() {
  return (
    <>
      <SpecimenGroup
        id="text"
        title="Rich text"
        use="Everything that an editor can write, in the order of the content model."
      >
        <Specimen name="article" isWide>
          <PortableText value={richText} pictures={{}} name="Style guide" />
        </Specimen>
        <Specimen name="quote">
          <Quote text="Jag trodde inte att någon skulle svara på en söndag." />
        </Specimen>
        <Specimen name="check list">
          <CheckList
            points={{ languages: "Fler än 10 språk", hours: "Alla dagar 07–23", name: "Anonymt" }}
          />
        </Specimen>
      </SpecimenGroup>
      <SpecimenGroup
        id="accordions"
        title="Accordions"
        use="Each item by itself; works without a script."
      >
        <Specimen name="one open, one closed" isWide>
          <Accordion items={questions} heading="h3" />
        </Specimen>
      </SpecimenGroup>
      <SpecimenGroup
        id="carousels"
        title="Carousels"
        use="One slide on phones with dots; arrows from the medium breakpoint up, which end at the ends."
      >
        {([2, 3] as const).map((columns) => (
          <Specimen key={columns} name={`${columns} columns`} isWide>
            <Carousel title={`${columns} kolumner`} columns={columns} slides={slides} />
          </Specimen>
        ))}
      </SpecimenGroup>
      <Overlays />
      <SpecimenGroup
        id="skeletons"
        title="Skeletons"
        use="In the shape of what comes. A list says to screen readers that it is waiting; the blocks do not."
      >
        <Specimen name="lines and a picture">
          <div className={styles.lines}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.word} />
            <Skeleton className={styles.line} />
          </div>
        </Specimen>
      </SpecimenGroup>
    </>
  );
}
