import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Office } from "../../generated/contract.d.ts";
import type { ListOfficesParams } from "../../generated/queries/model/listOfficesParams.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { formatDate, formatPhone } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { Microdata, type MicrodataItem } from "../../components/data/Microdata.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { usePublishResultCount } from "../../components/list/resultCount.ts";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { useListParams, type ListFilter, type ListFilters } from "../../components/list/useListParams.ts";
import { Stack } from "../../components/layout/Stack.tsx";
import { SectionPair } from "../../components/layout/SectionPair.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import { getMapUrl } from "./getMapUrl.ts";
import { isOpenAt } from "./isOpenAt.ts";
import { OpeningHoursTable } from "./OpeningHoursTable.tsx";
import { getOfficesQueryOptions } from "./officeQueries.ts";
import { successIcon } from "../../components/icons/paths/successIcon.ts";
import { clockIcon } from "../../components/icons/paths/clockIcon.ts";

/** Renders the offices that receive visitors, with addresses and opening hours. Reads `listOffices`. */
export default function OfficesPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("offices.lead")}>
      <QueryBoundary shape="list">
        <FilteredOffices />
      </QueryBoundary>
    </PageLayout>
  );
}

function FilteredOffices(): ReactNode {
  const lang = useLanguage();
  const { data } = useSuspenseQuery(getOfficesQueryOptions(lang));
  const filters = {
    region: data.regions.map(({ id, title }) => ({ value: String(id), label: title })),
  } as const satisfies ListFilters<ListOfficesParams>;
  return (
    <>
      <ListFilterBar name="offices" filters={filters} />
      <QueryBoundary shape="list">
        <OfficeList filters={filters} />
      </QueryBoundary>
    </>
  );
}

function OfficeList({ filters }: { filters: Readonly<Record<"region", ListFilter>> }): ReactNode {
  const lang = useLanguage();
  const { filterValues } = useListParams(filters);
  const query = useSuspenseQuery(getOfficesQueryOptions(lang, filterValues));
  const items = useAllItems(query.data, (page) => getOfficesQueryOptions(lang, filterValues, page));
  usePublishResultCount("offices", filterValues, query.data.total);
  if (items.length === 0) return <EmptyList filters={filters} filterValues={filterValues} />;
  return (
    <>
      <StaleNotice query={query} />
      {items.map((office) => (
        <Section
          key={office.id}
          title={<TextWithLang lang={office.lang}>{office.title}</TextWithLang>}
          action={<OpenNowChip office={office} />}
        >
          <OfficeDetails office={office} />
          <Microdata {...describeOffice(office)} />
        </Section>
      ))}
    </>
  );
}

function OpenNowChip({ office }: { office: Office }): ReactNode {
  const t = useT();
  const isOpen = isOpenAt(office);
  if (isOpen === undefined) return null;
  return (
    <StatusChip tone={isOpen ? "success" : "neutral"} icon={isOpen ? successIcon : clockIcon}>
      {t(isOpen ? "offices.open" : "offices.closed")}
    </StatusChip>
  );
}

function OfficeDetails({ office }: { office: Office }): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { title, address, phoneNumber, hours, closedDates = [], lang } = office;
  const today = getBakuDate();
  const nextClosedDates = closedDates.filter((date) => date >= today);
  return (
    <SectionPair>
      <address>
        <Stack>
          <p>
            <bdi lang={lang}>{address}</bdi>
          </p>
          {phoneNumber !== undefined && (
            <p>
              {t("offices.phone")}: <Link href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</Link>
            </p>
          )}
          <ButtonRow>
            <Link href={getMapUrl(office)} external>
              {t("offices.map")}
              <VisuallyHidden>
                : <bdi lang={lang}>{title}</bdi>
              </VisuallyHidden>
            </Link>
          </ButtonRow>
        </Stack>
      </address>
      <Stack>
        {hours.length > 0 && (
          <OpeningHoursTable
            hours={hours}
            lang={lang}
            isClosedToday={closedDates.includes(today)}
            caption={
              // The heading above shows the office; the name of the table has it too.
              <span>
                <VisuallyHidden>
                  <bdi lang={lang}>{title}</bdi>
                  {": "}
                </VisuallyHidden>
                {t("callCenter.hoursCaption")}
              </span>
            }
          />
        )}
        {nextClosedDates.length > 0 && (
          <p>
            {t("offices.closedOn", { dates: nextClosedDates.map((date) => formatDate(language, date)).join(", ") })}
          </p>
        )}
      </Stack>
    </SectionPair>
  );
}

const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns what search engines read about an office. */
const describeOffice = ({ title, address, phoneNumber, hours, latitude, longitude }: Office): MicrodataItem => ({
  type: "GovernmentOffice",
  properties: {
    name: title,
    address,
    telephone: phoneNumber,
    geo:
      latitude === undefined || longitude === undefined
        ? undefined
        : { type: "GeoCoordinates", properties: { latitude: String(latitude), longitude: String(longitude) } },
    openingHoursSpecification: hours.flatMap(({ weekdays = [], opens, closes }) =>
      weekdays.map((weekday) => ({
        type: "OpeningHoursSpecification",
        properties: { dayOfWeek: `https://schema.org/${weekdayNames[weekday - 1]}`, opens, closes },
      })),
    ),
  },
});
