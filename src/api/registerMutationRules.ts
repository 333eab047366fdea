import { invalidations, invalidationsOnFailure } from "./invalidations.ts";
import { mutationOutcomes } from "./mutationOutcomes.ts";
import { setMutationRules } from "./queryClient.ts";

setMutationRules({ outcomes: mutationOutcomes, invalidations, invalidationsOnFailure });
