import { createRoot } from "react-dom/client";
import { Admin, Datagrid, List, Resource, TextField } from "react-admin";

const services = [
  "Residence permit",
  "Child benefit",
  "Parking permit",
  "Building permit",
  "Passport",
  "Identity card",
  "Tax card",
  "Moving notice",
  "Birth record",
  "Student aid",
];
const data = services.map((service, place) => ({
  id: place + 1,
  reference: `2026-${String(place + 1).padStart(4, "0")}`,
  service,
  status: "Submitted",
}));
// Answers at once: what is measured is the library, not a server.
const dataProvider = { getList: async () => ({ data, total: data.length }) };

const Applications = () => (
  <List>
    <Datagrid>
      <TextField source="reference" />
      <TextField source="service" />
      <TextField source="status" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById("root")).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="applications" list={Applications} />
  </Admin>,
);
