import { useState } from "react";
import {
  AppBar,
  Box,
  Button,
  Container,
  CssBaseline,
  Stack,
  Table as MuiTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  ThemeProvider,
  Toolbar,
  Typography,
  createTheme,
} from "@mui/material";

const theme = createTheme();
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

/** The page that everybody builds first: a bar, a search field, a table of ten. No router, no data library. */
export function Table() {
  const [query, setQuery] = useState("");
  const shown = services.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6">Portal</Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" sx={{ py: 3 }}>
        <Stack spacing={2}>
          <Typography variant="h4" component="h1">
            Your applications
          </Typography>
          <TextField label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
          <MuiTable>
            <TableHead>
              <TableRow>
                <TableCell>Reference</TableCell>
                <TableCell>Service</TableCell>
                <TableCell>Status</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((name, place) => (
                <TableRow key={name}>
                  <TableCell>2026-{String(place + 1).padStart(4, "0")}</TableCell>
                  <TableCell>{name}</TableCell>
                  <TableCell>Submitted</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </MuiTable>
          <Box>
            <Button variant="contained">New application</Button>
          </Box>
        </Stack>
      </Container>
    </ThemeProvider>
  );
}
