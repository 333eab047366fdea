// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["17c2932"] = validate0;const schema0 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\S"}},"$id":"17c2932"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("\\S", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="17c2932" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.text === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.text !== undefined){let data0 = data.text;if(typeof data0 === "string"){if(func0(data0) > 4000){const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(func0(data0) < 1){const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern0.test(data0)){const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "appealMessage",
 "schema": {
  "type": "object",
  "required": [
   "text"
  ],
  "properties": {
   "text": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "\\S"
   }
  }
 },
 "layout": {
  "fields": {
   "text": {
    "widget": "textarea",
    "error": "invalid.message"
   }
  }
 }
};
form.validators = exports;
