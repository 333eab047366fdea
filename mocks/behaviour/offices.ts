import type { Office, Region } from "../../src/generated/contract.d.ts";
import { isSameId } from "../../src/config/isSameId.ts";
import { callCenterMessages } from "../sampleData/callCenterMessages.ts";
import { offices, type OfficeEntry } from "../sampleData/offices.ts";
import { addDays, getWeekday, toIsoDate, type IsoDate } from "../store/calendar.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { isHoliday } from "../store/workingDays.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** The number of days for which closed days are listed. */
const listedDays = 30;

// Each region of the sample data has one office, so they share an id.
const toRegion = ({ id, region }: OfficeEntry, lang: Language): Region => ({ id, title: translate(region, lang) });

const listHolidays = (today: IsoDate): IsoDate[] =>
  Array.from({ length: listedDays }, (_, index) => addDays(today, index)).filter(isHoliday);

function toOffice(entry: OfficeEntry, lang: Language, holidays: readonly IsoDate[]): Office {
  const { id, title, address, hours, region: _region, ...rest } = entry;
  return {
    ...rest,
    id,
    title: translate(title, lang),
    region: toRegion(entry, lang),
    address: translate(address, lang),
    hours: hours.map(({ weekdays, ...times }) => ({
      days: translate(weekdays.length === 1 ? callCenterMessages.saturday : callCenterMessages.week, lang),
      weekdays: [...weekdays],
      ...times,
    })),
    closedDates: holidays.filter((day) => hours.some(({ weekdays }) => weekdays.includes(getWeekday(day)))),
    ...getFallbackLang(title, lang),
  };
}

/** Handlers of the offices. */
export const officeHandlers = {
  listOffices: ({ store, lang, query }) => {
    const holidays = listHolidays(toIsoDate(store.now()));
    const found = offices.filter(({ id }) => query.region === undefined || isSameId(id, query.region));
    return ok({
      ...paginate(
        found.map((entry) => toOffice(entry, lang, holidays)),
        query,
      ),
      regions: offices.map((entry) => toRegion(entry, lang)),
    });
  },
} satisfies Behaviour;
