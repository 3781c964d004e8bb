import {
  breadcrumbJsonLd,
  organizationJsonLd,
  publisherJsonLd,
  websiteJsonLd,
} from "../../../src/seo/site-json-ld";
import { company } from "../../../src/config/company";
import { site } from "../../../src/config/site";

test("describes the company with name, address, logo and accounts", () => {
  expect(organizationJsonLd()).toEqual({
    "@type": "Organization",
    "@id": `${site.url}/#organization`,
    name: site.productName,
    url: `${site.url}/`,
    logo: { "@type": "ImageObject", url: `${site.url}/icon-512.png`, width: 512, height: 512 },
    vatID: company.vatNumber,
    legalName: company.name,
    email: site.mailbox,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.postalAddress.street,
      postalCode: site.postalAddress.postalCode,
      addressLocality: site.postalAddress.city,
      addressCountry: "SE",
    },
    sameAs: Object.values(site.socialLinks),
  });
});

test.each([
  ["sv", `${site.url}/`],
  ["en", `${site.url}/en`],
] as const)("the site in %s is at its home page and belongs to the company", (locale, url) => {
  expect(websiteJsonLd(locale)).toMatchObject({
    url,
    inLanguage: locale,
    publisher: { "@id": publisherJsonLd()["@id"] },
  });
});

test("numbers breadcrumbs from 1 and gives absolute URLs", () => {
  const crumbs = [
    { name: "Blog", path: "/en/blog" },
    { name: "Five signs", path: "/en/blog/five-signs" },
  ];
  expect(breadcrumbJsonLd(crumbs)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Blog", item: `${site.url}/en/blog` },
      {
        "@type": "ListItem",
        position: 2,
        name: "Five signs",
        item: `${site.url}/en/blog/five-signs`,
      },
    ],
  });
});
