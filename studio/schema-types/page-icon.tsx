/** A page, as large and as thin as Sanity's own icons. */
export function PageIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 25 25" fill="none" data-sanity-icon="page">
      <path d="M11.5 4.5v5h-5m12 11h-12v-11l5-5h7v16Z" stroke="currentColor" strokeWidth={1.2} />
    </svg>
  );
}
