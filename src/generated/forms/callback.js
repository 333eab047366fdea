// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["79a60e1f"] = validate0;const schema0 = {"type":"object","required":["phoneNumber","slot","topic"],"properties":{"phoneNumber":{"type":"string","pattern":"^\\+[0-9]{1,24}$","maxLength":25},"slot":{"type":"string","minLength":1},"topic":{"type":"string","minLength":1,"maxLength":300,"pattern":"\\S"}},"$id":"79a60e1f"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("^\\+[0-9]{1,24}$", "u");const pattern1 = new RegExp("\\S", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="79a60e1f" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.phoneNumber === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneNumber"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.slot === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.topic === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topic"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.phoneNumber !== undefined){let data0 = data.phoneNumber;if(typeof data0 === "string"){if(func0(data0) > 25){const err3 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/maxLength",keyword:"maxLength",params:{limit: 25}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!pattern0.test(data0)){const err4 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+[0-9]{1,24}$"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.slot !== undefined){let data1 = data.slot;if(typeof data1 === "string"){if(func0(data1) < 1){const err6 = {instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.topic !== undefined){let data2 = data.topic;if(typeof data2 === "string"){if(func0(data2) > 300){const err8 = {instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/maxLength",keyword:"maxLength",params:{limit: 300}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(func0(data2) < 1){const err9 = {instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(!pattern1.test(data2)){const err10 = {instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "callback",
 "schema": {
  "type": "object",
  "required": [
   "phoneNumber",
   "slot",
   "topic"
  ],
  "properties": {
   "phoneNumber": {
    "type": "string",
    "pattern": "^\\+[0-9]{1,24}$",
    "maxLength": 25
   },
   "slot": {
    "type": "string",
    "minLength": 1
   },
   "topic": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
   }
  }
 },
 "layout": {
  "fields": {
   "topic": {
    "widget": "text",
    "error": "invalid.topic"
   },
   "slot": {
    "widget": "select",
    "error": "invalid.slot"
   },
   "phoneNumber": {
    "widget": "tel",
    "autocomplete": "tel",
    "error": "invalid.phoneNumber"
   }
  }
 }
};
form.validators = exports;
