import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Form } from "./Form.jsx";
import { Table } from "./Table.jsx";

// A search string instead of a router. Both pages are made of the same parts of the library, so neither pays for the other.
createRoot(document.getElementById("root")).render(
  <StrictMode>{location.search === "?form" ? <Form /> : <Table />}</StrictMode>,
);
