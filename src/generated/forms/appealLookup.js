// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["-351e2c27"] = validate0;const schema0 = {"type":"object","required":["appealNumber","email"],"properties":{"appealNumber":{"type":"string","minLength":1,"maxLength":64,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":254}},"$id":"-351e2c27"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("\\S", "u");const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-351e2c27" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.appealNumber === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appealNumber"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.email === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.appealNumber !== undefined){let data0 = data.appealNumber;if(typeof data0 === "string"){if(func0(data0) > 64){const err2 = {instancePath:instancePath+"/appealNumber",schemaPath:"#/properties/appealNumber/maxLength",keyword:"maxLength",params:{limit: 64}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(func0(data0) < 1){const err3 = {instancePath:instancePath+"/appealNumber",schemaPath:"#/properties/appealNumber/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!pattern0.test(data0)){const err4 = {instancePath:instancePath+"/appealNumber",schemaPath:"#/properties/appealNumber/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/appealNumber",schemaPath:"#/properties/appealNumber/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.email !== undefined){let data1 = data.email;if(typeof data1 === "string"){if(func0(data1) > 254){const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!(formats0.test(data1))){const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "appealLookup",
 "schema": {
  "type": "object",
  "required": [
   "appealNumber",
   "email"
  ],
  "properties": {
   "appealNumber": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "\\S"
   },
   "email": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   }
  }
 },
 "layout": {
  "fields": {
   "appealNumber": {
    "widget": "reference",
    "error": "invalid.appealNumber"
   },
   "email": {
    "widget": "email",
    "autocomplete": "email",
    "error": "invalid.email"
   }
  }
 }
};
form.validators = exports;
