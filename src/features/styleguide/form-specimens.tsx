import { useId, useRef, useState } from "react";
import { Field } from "../../components/forms/field";
import { ErrorSummary, FailureNotice } from "../../components/forms/form-notices";
import type { SubmitFailure } from "../../components/forms/form-state";
import { Select } from "../../components/ui/select";
import { SliderField } from "../../components/ui/slider-field";
import { Switch } from "../../components/ui/switch";
import { Specimen, SpecimenGroup } from "./specimen";

const failures: readonly SubmitFailure[] = [
  "unloaded",
  "unreachable",
  "unanswered",
  "refused",
  "broken",
];

const salaries = [25_000, 35_000, 50_000].map((value) => ({ value, label: `${value} kr` }));

const days = { min: 1, max: 100 };

function ChoiceSpecimens() {
  const [salary, setSalary] = useState(35_000);
  const [count, setCount] = useState(60);
  const [isOn, setIsOn] = useState(false);
  const noteId = useId();
  return (
    <SpecimenGroup
      id="choices"
      title="Choices"
      use="A list of a few, a number in a range, on or off. Each works by keyboard alone."
    >
      <Specimen name="select">
        <Select label="Månadslön" options={salaries} value={salary} onChange={setSalary} />
      </Specimen>
      <Specimen name="slider field: type 500 and leave it to see a correction">
        <SliderField
          label="Sjukdagar"
          limits={days}
          value={count}
          valueText={`${count} dagar`}
          onChange={setCount}
          correctionText={({ kind }) => `Rättat (${kind}).`}
        />
      </Specimen>
      <Specimen name="switch">
        <Switch isOn={isOn} onToggle={() => setIsOn(!isOn)} descriptionId={noteId}>
          Analys
        </Switch>
        <p id={noteId}>Hjälper oss att förstå hur webbplatsen används.</p>
      </Specimen>
    </SpecimenGroup>
  );
}

/** Specimens of form fields, other inputs and form notices. */
export function FormSpecimens() {
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  return (
    <>
      <SpecimenGroup
        id="fields"
        title="Fields"
        use="The line below is kept free for what to write, and then for what is wrong. Errors come when a field is left or sent, not before."
      >
        <Specimen name="empty">
          <Field id={`${id}empty`} name="name" error={undefined} />
        </Specimen>
        <Specimen name="with a hint">
          <Field id={`${id}hint`} name="numberOfEmployees" error={undefined} />
        </Specimen>
        <Specimen name="invalid">
          <Field id={`${id}invalid`} name="email" error="error.emailInvalid" />
        </Specimen>
        <Specimen name="focused">
          <div data-forced="focus-visible">
            <Field id={`${id}focused`} name="companyName" error={undefined} />
          </div>
        </Specimen>
        <Specimen name="several lines, optional">
          <Field id={`${id}long`} name="message" error={undefined} />
        </Specimen>
        <Specimen name="several lines, invalid">
          <Field id={`${id}tooLong`} name="message" error="error.max500" />
        </Specimen>
      </SpecimenGroup>
      <ChoiceSpecimens />
      <SpecimenGroup
        id="notices"
        title="Notices"
        use="After a submit that could not go through: how many fields and which, or what happened and what else one can do."
      >
        <Specimen name="fields are wrong" isWide>
          <ErrorSummary
            noticeRef={notice}
            fields={[
              { name: "email", id: `${id}invalid` },
              { name: "message", id: `${id}tooLong` },
            ]}
          />
        </Specimen>
        {failures.map((failure) => (
          <Specimen key={failure} name={failure} isWide>
            <FailureNotice noticeRef={notice} failure={failure} />
          </Specimen>
        ))}
      </SpecimenGroup>
    </>
  );
}
