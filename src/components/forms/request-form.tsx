import { useId, useState, type ReactNode } from "react";
import type { FieldName } from "./fields";
import { Form } from "./form";
import { FormCard } from "./form-card";
import type { FormSchema } from "./formik-form";
import { FormSuccess } from "./form-success";
import { sendRequest, type RequestName } from "./post-request";

type Props<Name extends FieldName> = {
  readonly request: RequestName;
  readonly fields: readonly Name[];
  /** Imports the form's schema. Must be stable across renders. */
  readonly loadSchema: () => Promise<FormSchema<Name>>;
  readonly title: string;
  /** Sentence about the consent given by sending, in `LinkedText` markup. */
  readonly consent: string;
  readonly submit: string;
  /** Replaces the form when the server has accepted it. */
  readonly thanks: { readonly title: string; readonly lead: string; readonly next?: ReactNode };
};

/** A request form on a card. Shows the thanks only once the server has accepted it. */
export function RequestForm<Name extends FieldName>(props: Props<Name>) {
  const { request, fields, loadSchema, title, consent, submit, thanks } = props;
  const titleId = useId();
  const [isSent, setIsSent] = useState(false);
  return (
    <FormCard>
      {isSent ? (
        <FormSuccess title={thanks.title} lead={thanks.lead}>
          {thanks.next}
        </FormSuccess>
      ) : (
        <>
          <h2 id={titleId}>{title}</h2>
          <Form
            labelledBy={titleId}
            fields={fields}
            loadSchema={loadSchema}
            request={request}
            send={(values, language) => sendRequest(request, values, language)}
            onSent={() => setIsSent(true)}
            consent={consent}
            submit={submit}
          />
        </>
      )}
    </FormCard>
  );
}
