// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["-5008af30"] = validate0;const schema0 = {"type":"object","required":["code"],"properties":{"code":{"type":"string","minLength":1,"maxLength":64,"pattern":"^\\S+$","x-sensitive":true}},"$id":"-5008af30"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("^\\S+$", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-5008af30" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.code === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.code !== undefined){let data0 = data.code;if(typeof data0 === "string"){if(func0(data0) > 64){const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(func0(data0) < 1){const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern0.test(data0)){const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "verification",
 "schema": {
  "type": "object",
  "required": [
   "code"
  ],
  "properties": {
   "code": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^\\S+$",
    "x-sensitive": true
   }
  }
 },
 "layout": {
  "fields": {
   "code": {
    "widget": "code",
    "autocomplete": "one-time-code",
    "error": "message.codeIncorrect"
   }
  }
 }
};
form.validators = exports;
