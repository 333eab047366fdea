import { useState } from "react";
import {
  Button,
  Container,
  CssBaseline,
  Stack,
  TextField,
  ThemeProvider,
  Typography,
  createTheme,
} from "@mui/material";

const theme = createTheme();
const fields = [
  "Name",
  "Surname",
  "Father's name",
  "Phone number",
  "Organisation",
  "Address",
  "Description",
  "E-mail",
  "Password",
  "Password once more",
];

/** As many plain text fields as the registration has, with one state for all of them and nothing that is checked. */
export function Form() {
  const [answers, setAnswers] = useState({});
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
        <Stack component="form" spacing={2}>
          <Typography variant="h4" component="h1">
            Registration
          </Typography>
          {fields.map((field) => (
            <TextField
              key={field}
              label={field}
              type={field.startsWith("Password") ? "password" : "text"}
              value={answers[field] ?? ""}
              onChange={({ target }) => setAnswers({ ...answers, [field]: target.value })}
            />
          ))}
          <Button variant="contained" type="submit">
            Register
          </Button>
        </Stack>
      </Container>
    </ThemeProvider>
  );
}
