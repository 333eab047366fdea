import type { ComponentProps } from "react";
import { expectTypeOf, it } from "vitest";
import type { PaginatedTable } from "../../../src/components/list/PaginatedTable.tsx";
import type { Paging } from "../../../src/generated/contract.d.ts";

type Page = Paging & { items: readonly string[] };
type Filters<Query> = NonNullable<ComponentProps<typeof PaginatedTable<Page, Query, "standards">>["filters"]>;

it("a filter of a table does not compile unless it is a parameter of the operation", () => {
  const filters = { word: "text", status: [] } as const;
  expectTypeOf(filters).toExtend<Filters<{ word?: string; status?: string }>>();
  expectTypeOf(filters).not.toExtend<Filters<{ word?: string; state?: string }>>();
});
