import { auth } from "./auth.ts";
import type { Behaviour } from "./behaviour.ts";
import { notification } from "./notification.ts";
import { password } from "./password.ts";
import { possessor } from "./possessor.ts";
import { posts } from "./posts.ts";
import { rates } from "./rates.ts";
import { search } from "./search.ts";
import { services } from "./services.ts";
import { user } from "./user.ts";

/** What the embedded service does. Calls that are missing here answer with the contract's example. */
export const behaviour: Behaviour = { ...auth, ...user, ...password, ...possessor, ...notification, ...search, ...services, ...posts, ...rates };
