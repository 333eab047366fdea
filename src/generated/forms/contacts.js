// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["-7af59411"] = validate0;const schema0 = {"type":"object","required":["email","phoneNumber"],"properties":{"email":{"type":"string","format":"email","maxLength":254},"phoneNumber":{"type":"string","pattern":"^\\+[0-9]{1,24}$","maxLength":25},"note":{"type":"string","maxLength":2000}},"$id":"-7af59411"};const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("^\\+[0-9]{1,24}$", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-7af59411" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.email === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.phoneNumber === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneNumber"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.email !== undefined){let data0 = data.email;if(typeof data0 === "string"){if(func0(data0) > 254){const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!(formats0.test(data0))){const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.phoneNumber !== undefined){let data1 = data.phoneNumber;if(typeof data1 === "string"){if(func0(data1) > 25){const err5 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/maxLength",keyword:"maxLength",params:{limit: 25}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern0.test(data1)){const err6 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+[0-9]{1,24}$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.note !== undefined){let data2 = data.note;if(typeof data2 === "string"){if(func0(data2) > 2000){const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "contacts",
 "schema": {
  "type": "object",
  "required": [
   "email",
   "phoneNumber"
  ],
  "properties": {
   "email": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   },
   "phoneNumber": {
    "type": "string",
    "pattern": "^\\+[0-9]{1,24}$",
    "maxLength": 25
   },
   "note": {
    "type": "string",
    "maxLength": 2000
   }
  }
 },
 "layout": {
  "fields": {
   "email": {
    "widget": "email",
    "autocomplete": "email",
    "error": "invalid.email"
   },
   "phoneNumber": {
    "widget": "tel",
    "autocomplete": "tel",
    "error": "invalid.phoneNumber"
   },
   "note": {
    "widget": "textarea"
   }
  }
 }
};
form.validators = exports;
