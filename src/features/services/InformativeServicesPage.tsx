import type { ReactNode } from "react";
import { MarkedServices } from "./MarkedServices.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the informative services of the quality portal. Reads `listServices`. */
export default function InformativeServicesPage({ title }: RoutePageProps): ReactNode {
  return (
    <PageLayout title={title}>
      <MarkedServices />
      <ServiceList type="INFORMATIVE" />
    </PageLayout>
  );
}
