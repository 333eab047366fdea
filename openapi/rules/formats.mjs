/** The formats that the forms, the mock backend and the response shapes know. */
const knownFormats = ["binary", "date", "date-time", "email", "password", "uri", "uri-reference"];

/** Reports formats that no validator knows: a misspelt format is no rule, in the form and in the mock backend. */
export const formats = () => ({
  Schema({ format }, { report, location }) {
    if (format === undefined || knownFormats.includes(format)) return;
    report({
      message: `The contract has no format "${format}". It has ${knownFormats.join(", ")}.`,
      location: location.child("format"),
    });
  },
});
