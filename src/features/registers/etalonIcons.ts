import type { IconSource } from "../../components/icons/iconPaths.ts";
import type { etalonCategorySlugs } from "../../config/paths.ts";

/** The icons of the categories of measurement standards. */
export const etalonIcons: Readonly<Record<(typeof etalonCategorySlugs)[number], IconSource>> = {
  temperature: { path: "M9.5 13.6V5.5a2.5 2.5 0 0 1 5 0v8.1a4 4 0 1 1 -5 0zM12 9.5v7.2M12 16.7v.1" },
  mass: "scales",
  electric: { path: "M13 3.5L5.5 13.5H11.5L10.5 20.5L18.5 10.5H12.5z" },
  pressure: {
    path: "M4.2 17a8.5 8.5 0 1 1 15.6 0M12 13.5l3.8-4.3M10.8 14a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M4.2 17h3M16.8 17h3",
  },
  "kinematic-viscosity": {
    path: "M12 3.5c3.6 4.2 5.7 7.4 5.7 10.3a5.7 5.7 0 0 1-11.4 0c0-2.9 2.1-6.1 5.7-10.3zM9.3 14a2.8 2.8 0 0 0 2.5 2.8",
  },
  density: {
    path: "M9.5 3.5h5M10.5 3.5v6L5 18.2a1.5 1.5 0 0 0 1.3 2.3h11.4a1.5 1.5 0 0 0 1.3-2.3L13.5 9.5v-6M7.6 15h8.8",
  },
  "time-frequency": "clock",
  dosimetric: {
    path: "M10.6 12a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0M10 8.5L7.8 4.7a8.5 8.5 0 0 0-4.3 7.3H8M14 8.5l2.2-3.8a8.5 8.5 0 0 1 4.3 7.3H16M10 15.5l-2.2 3.8a8.5 8.5 0 0 0 8.4 0L14 15.5",
  },
};
