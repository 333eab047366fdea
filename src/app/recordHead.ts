import type { MarketPrices, PostDetail, Service } from "../generated/contract.d.ts";
import { listRouteByPlacement } from "../config/listRouteByPlacement.ts";
import { isSameId } from "../config/isSameId.ts";
import type { RouteName } from "../config/paths.ts";
import type { RouteParams } from "../components/loading/routePageProps.ts";
import type { PageTitle } from "../state/pageTitle.ts";

/** What a record says about its page, for the title, breadcrumbs, search engines and link previews. */
export type RecordDescription = { title: PageTitle; description: string; openGraphType?: "article" };

/** Returns the description of a record by the response of the first query of its page; `undefined` when there is no such record. */
type DescribeRecord = (response: unknown, params: RouteParams) => RecordDescription | undefined;

const describeService = (response: unknown): RecordDescription => {
  const { title, summary, lang } = response as Service;
  return { title: { title, lang }, description: summary };
};

/** The fields of a record's response with which its page begins: the heading, and the text below it. */
export type HeadingFields = { title: string; lead?: string };

const serviceHeading = { title: "title", lead: "summary" } as const satisfies Record<string, keyof Service>;

/** The fields of the headings of records, for those whose heading is a field. */
export const headingFieldsByRoute: Readonly<Partial<Record<RouteName, HeadingFields>>> = {
  eService: serviceHeading,
  informativeService: serviceHeading,
  post: { title: "title" } satisfies Record<string, keyof PostDetail>,
};

/** The descriptions of the records that have a page of their own and are public. */
const descriptionsByRoute: Readonly<Partial<Record<RouteName, DescribeRecord>>> = {
  eService: describeService,
  informativeService: describeService,
  post: (response) => {
    const { title, summary, place, lang } = response as PostDetail;
    return {
      title: { title, lang, parentRoute: listRouteByPlacement[place] },
      description: summary,
      openGraphType: "article",
    };
  },
  productPrices: (response, { id }) => {
    // A server that ignores the parameter returns all products.
    const price = (response as MarketPrices).items.find(({ productId }) => isSameId(productId, id));
    return (
      price && {
        title: { title: price.product, lang: price.lang },
        description: `${price.product}: ${price.category.title}`,
      }
    );
  },
};

/** Returns the description of the record of a page; `undefined` when there is no such record, or the route has none. */
export const describeRecord = (
  name: RouteName,
  response: unknown,
  params: RouteParams,
): RecordDescription | undefined => descriptionsByRoute[name]?.(response, params);
