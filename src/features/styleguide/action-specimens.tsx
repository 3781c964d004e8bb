import { BackLink } from "../../components/links/back-link";
import { Button } from "../../components/ui/button";
import { Pagination } from "../../components/ui/pagination";
import { ScreenLink } from "../../components/links/screen-link";
import { screenPath } from "../../i18n/routes";
import { useLocale } from "../../i18n/locale-context";
import { AllStates } from "./all-states";
import { Specimen, SpecimenGroup } from "./specimen";

const noop = () => undefined;

const labels = {
  navigation: "Pages",
  page: (page: number) => `Page ${page}`,
  previous: "Previous page",
  noPrevious: "No previous page",
  next: "Next page",
  noNext: "No next page",
};

/** Specimens of buttons, links and pagination. */
export function ActionSpecimens() {
  const blog = screenPath("blog", useLocale());
  return (
    <>
      <SpecimenGroup
        id="buttons"
        title="Buttons"
        use="One loud button in a section; what stands beside it is quiet. A button does something on its page."
      >
        {(["button", "outlined", "quiet"] as const).map((variant) => (
          <Specimen key={variant} name={variant} isWide>
            <AllStates>
              {(label) => (
                <Button variant={variant} onClick={noop}>
                  {label}
                </Button>
              )}
            </AllStates>
          </Specimen>
        ))}
      </SpecimenGroup>
      <SpecimenGroup
        id="links"
        title="Links"
        use="A link leads to a screen, in the page’s language."
      >
        {(["button", "quiet", "inline", "plain"] as const).map((variant) => (
          <Specimen key={variant} name={variant} isWide>
            <AllStates>
              {(label) => (
                <ScreenLink screen="about" variant={variant}>
                  {label}
                </ScreenLink>
              )}
            </AllStates>
          </Specimen>
        ))}
        <Specimen name="button on ink" ground="ink" isWide>
          <AllStates>
            {(label) => (
              <ScreenLink screen="about" variant="button">
                {label}
              </ScreenLink>
            )}
          </AllStates>
        </Specimen>
        <Specimen name="back link">
          <BackLink screen="blog">Till alla artiklar</BackLink>
        </Specimen>
      </SpecimenGroup>
      <SpecimenGroup
        id="pagination"
        title="Pagination"
        use="At most five numbers, the current one in their middle; the arrows stay and end."
      >
        {[1, 4, 9].map((current) => (
          <Specimen key={current} name={`page ${current} of 9`} isWide>
            <Pagination
              current={current}
              pages={[-2, -1, 0, 1, 2].map((step) => Math.min(Math.max(current, 3), 7) + step)}
              pageCount={9}
              hrefOf={(page) => `${blog}?page=${page}`}
              labels={labels}
            />
          </Specimen>
        ))}
      </SpecimenGroup>
    </>
  );
}
