// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["-60e8cdd0"] = validate0;const schema0 = {"type":"object","required":["category","subject","text","counterparty"],"properties":{"category":{"type":"string","enum":["DEFECTIVE_GOODS","CONSUMER_RIGHTS","CHEATING","CONTRACT_TERMS","MISSING_INFORMATION"]},"subject":{"type":"string","minLength":1,"maxLength":300,"pattern":"\\S"},"text":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\S"},"counterparty":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":300,"pattern":"\\S"},"voen":{"type":"string","pattern":"^[0-9]{10}$","maxLength":10}}}},"$id":"-60e8cdd0"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("\\S", "u");const pattern3 = new RegExp("^[0-9]{10}$", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-60e8cdd0" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.category === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.subject === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.text === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.counterparty === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counterparty"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.category !== undefined){let data0 = data.category;if(typeof data0 !== "string"){const err4 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!(((((data0 === "DEFECTIVE_GOODS") || (data0 === "CONSUMER_RIGHTS")) || (data0 === "CHEATING")) || (data0 === "CONTRACT_TERMS")) || (data0 === "MISSING_INFORMATION"))){const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema0.properties.category.enum}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.subject !== undefined){let data1 = data.subject;if(typeof data1 === "string"){if(func0(data1) > 300){const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 300}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(func0(data1) < 1){const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(!pattern0.test(data1)){const err8 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.text !== undefined){let data2 = data.text;if(typeof data2 === "string"){if(func0(data2) > 4000){const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if(func0(data2) < 1){const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(!pattern0.test(data2)){const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.counterparty !== undefined){let data3 = data.counterparty;if(data3 && typeof data3 == "object" && !Array.isArray(data3)){if(data3.name === undefined){const err14 = {instancePath:instancePath+"/counterparty",schemaPath:"#/properties/counterparty/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(data3.name !== undefined){let data4 = data3.name;if(typeof data4 === "string"){if(func0(data4) > 300){const err15 = {instancePath:instancePath+"/counterparty/name",schemaPath:"#/properties/counterparty/properties/name/maxLength",keyword:"maxLength",params:{limit: 300}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(func0(data4) < 1){const err16 = {instancePath:instancePath+"/counterparty/name",schemaPath:"#/properties/counterparty/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if(!pattern0.test(data4)){const err17 = {instancePath:instancePath+"/counterparty/name",schemaPath:"#/properties/counterparty/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/counterparty/name",schemaPath:"#/properties/counterparty/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data3.voen !== undefined){let data5 = data3.voen;if(typeof data5 === "string"){if(func0(data5) > 10){const err19 = {instancePath:instancePath+"/counterparty/voen",schemaPath:"#/properties/counterparty/properties/voen/maxLength",keyword:"maxLength",params:{limit: 10}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(!pattern3.test(data5)){const err20 = {instancePath:instancePath+"/counterparty/voen",schemaPath:"#/properties/counterparty/properties/voen/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/counterparty/voen",schemaPath:"#/properties/counterparty/properties/voen/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/counterparty",schemaPath:"#/properties/counterparty/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "complaint",
 "schema": {
  "type": "object",
  "required": [
   "category",
   "subject",
   "text",
   "counterparty"
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
   "text": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "\\S"
   },
   "counterparty": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300,
      "pattern": "\\S"
     },
     "voen": {
      "type": "string",
      "pattern": "^[0-9]{10}$",
      "maxLength": 10
     }
    }
   }
  }
 },
 "layout": {
  "fields": {
   "category": {
    "widget": "select"
   },
   "subject": {
    "widget": "text",
    "error": "invalid.subject"
   },
   "text": {
    "widget": "textarea",
    "error": "invalid.description"
   },
   "counterparty/name": {
    "widget": "text"
   },
   "counterparty/voen": {
    "widget": "code"
   }
  },
  "groups": {
   "what": [
    "category",
    "subject",
    "text"
   ],
   "whom": [
    "counterparty"
   ]
  }
 }
};
form.validators = exports;
