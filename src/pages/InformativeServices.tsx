import type { ReactNode } from "react";
import { ServiceList, servicesOf } from "../list/ServiceList.tsx";
import { Page } from "../ui/Page.tsx";
import type { Reads, ScreenProps } from "../view/screen.ts";

/** Services that inform. */
export default function InformativeServices({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <ServiceList type="INFORMATIVE" />
    </Page>
  );
}

InformativeServices.reads = ((_parts, lang) => [servicesOf("INFORMATIVE", lang)]) satisfies Reads;
