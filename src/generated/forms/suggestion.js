// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["53b4fab0"] = validate0;const schema0 = {"type":"object","required":["subject","text"],"properties":{"subject":{"type":"string","minLength":1,"maxLength":300,"pattern":"\\S"},"text":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\S"}},"$id":"53b4fab0"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("\\S", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="53b4fab0" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.subject === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.text === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.subject !== undefined){let data0 = data.subject;if(typeof data0 === "string"){if(func0(data0) > 300){const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 300}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(func0(data0) < 1){const err3 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!pattern0.test(data0)){const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(typeof data1 === "string"){if(func0(data1) > 4000){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(func0(data1) < 1){const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(!pattern0.test(data1)){const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "suggestion",
 "schema": {
  "type": "object",
  "required": [
   "subject",
   "text"
  ],
  "properties": {
   "subject": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
   },
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
   "subject": {
    "widget": "text",
    "error": "invalid.subject"
   },
   "text": {
    "widget": "textarea",
    "error": "invalid.description"
   }
  }
 }
};
form.validators = exports;
