// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["44b1d9de"] = validate0;const schema0 = {"type":"object","required":["category","subject","description"],"properties":{"category":{"type":"string","enum":["DEFECTIVE_GOODS","CONSUMER_RIGHTS","CHEATING","CONTRACT_TERMS","MISSING_INFORMATION"]},"subject":{"type":"string","minLength":1,"maxLength":300,"pattern":"\\S"},"description":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\S"}},"$id":"44b1d9de"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("\\S", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="44b1d9de" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.category === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.subject === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.description === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.category !== undefined){let data0 = data.category;if(typeof data0 !== "string"){const err3 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!(((((data0 === "DEFECTIVE_GOODS") || (data0 === "CONSUMER_RIGHTS")) || (data0 === "CHEATING")) || (data0 === "CONTRACT_TERMS")) || (data0 === "MISSING_INFORMATION"))){const err4 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema0.properties.category.enum}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.subject !== undefined){let data1 = data.subject;if(typeof data1 === "string"){if(func0(data1) > 300){const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 300}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(func0(data1) < 1){const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern0.test(data1)){const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){let data2 = data.description;if(typeof data2 === "string"){if(func0(data2) > 4000){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 4000}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(func0(data2) < 1){const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if(!pattern0.test(data2)){const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "consumerFeedback",
 "schema": {
  "type": "object",
  "required": [
   "category",
   "subject",
   "description"
  ],
  "properties": {
   "category": {
    "type": "string",
    "enum": [
     "DEFECTIVE_GOODS",
     "CONSUMER_RIGHTS",
     "CHEATING",
     "CONTRACT_TERMS",
     "MISSING_INFORMATION"
    ]
   },
   "subject": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
   },
   "description": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "\\S"
   }
  }
 },
 "layout": {
  "fields": {
   "category": {
    "widget": "select",
    "error": "invalid.category"
   },
   "subject": {
    "widget": "text",
    "error": "invalid.subject"
   },
   "description": {
    "widget": "textarea",
    "error": "invalid.description"
   }
  }
 }
};
form.validators = exports;
