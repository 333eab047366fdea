import { testDetectedFaults } from "./detectedFaults.ts";

await testDetectedFaults("first");
