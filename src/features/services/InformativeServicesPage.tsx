import type { ReactNode } from "react";
import { ServiceList, servicesOf } from "./ServiceList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** Services that inform. */
export default function InformativeServices({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <ServiceList type="INFORMATIVE" />
    </Page>
  );
}

InformativeServices.reads = ((_parts, lang) => [servicesOf("INFORMATIVE", lang)]) satisfies Reads;
