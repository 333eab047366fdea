import type { IconPath } from "../../components/icons/iconPath.ts";
import { temperatureIcon } from "../../components/icons/paths/temperatureIcon.ts";
import { electricityIcon } from "../../components/icons/paths/electricityIcon.ts";
import { pressureIcon } from "../../components/icons/paths/pressureIcon.ts";
import { viscosityIcon } from "../../components/icons/paths/viscosityIcon.ts";
import { densityIcon } from "../../components/icons/paths/densityIcon.ts";
import { radiationIcon } from "../../components/icons/paths/radiationIcon.ts";
import type { etalonCategorySlugs } from "../../config/paths.ts";
import { scalesIcon } from "../../components/icons/paths/scalesIcon.ts";
import { clockIcon } from "../../components/icons/paths/clockIcon.ts";

/** The icons of the categories of measurement standards. */
export const etalonIcons: Readonly<Record<(typeof etalonCategorySlugs)[number], IconPath>> = {
  temperature: temperatureIcon,
  mass: scalesIcon,
  electric: electricityIcon,
  pressure: pressureIcon,
  "kinematic-viscosity": viscosityIcon,
  density: densityIcon,
  "time-frequency": clockIcon,
  dosimetric: radiationIcon,
};
