import { leaveIdentity } from "../session/leave.ts";
import { signOut } from "../session/session.ts";

/** Signs out: everything personal is forgotten and home is shown; whoever came by the state identity also leaves that. */
export function signOutEverywhere(): void {
  void signOut().then(({ viaIdentity }) => {
    if (viaIdentity) leaveIdentity();
  });
}
