import { includeTests } from "./includeTests.ts";

includeTests({
  "sign-in by e-mail": () => import("../emailSignIn.test.ts"),
  "the identity login": () => import("../identityLogin.test.ts"),
  "protected routes": () => import("../protectedRoutes.test.ts"),
  "the choice of account": () => import("../accountChoice.test.ts"),
});
