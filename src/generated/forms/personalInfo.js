// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["38aa9eb2"] = validate0;const schema0 = {"type":"object","required":["name","surname","fatherName","email","phoneNumber","possessor"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"surname":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"fatherName":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"pin":{"type":"string","pattern":"^[0-9A-HJ-NP-Z]{7}$","maxLength":7},"email":{"type":"string","format":"email","maxLength":254},"phoneNumber":{"type":"string","pattern":"^\\+[0-9]{1,24}$","maxLength":25},"possessor":{"type":"object","required":["name","address"],"properties":{"name":{"type":"string","minLength":3,"maxLength":300,"pattern":"\\S"},"address":{"type":"string","minLength":7,"maxLength":500,"pattern":"\\S"},"description":{"type":"string","maxLength":2000},"country":{"x-proposed":true,"type":"string","maxLength":100},"taxNumber":{"x-proposed":true,"type":"string","maxLength":50}}}},"$id":"38aa9eb2"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("\\S", "u");const pattern3 = new RegExp("^[0-9A-HJ-NP-Z]{7}$", "u");const pattern4 = new RegExp("^\\+[0-9]{1,24}$", "u");const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="38aa9eb2" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.surname === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surname"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.fatherName === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fatherName"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.email === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.phoneNumber === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneNumber"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.possessor === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "possessor"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(func0(data0) > 100){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(func0(data0) < 1){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(!pattern0.test(data0)){const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.surname !== undefined){let data1 = data.surname;if(typeof data1 === "string"){if(func0(data1) > 100){const err10 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if(func0(data1) < 1){const err11 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(!pattern0.test(data1)){const err12 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.fatherName !== undefined){let data2 = data.fatherName;if(typeof data2 === "string"){if(func0(data2) > 100){const err14 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(func0(data2) < 1){const err15 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(!pattern0.test(data2)){const err16 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.pin !== undefined){let data3 = data.pin;if(typeof data3 === "string"){if(func0(data3) > 7){const err18 = {instancePath:instancePath+"/pin",schemaPath:"#/properties/pin/maxLength",keyword:"maxLength",params:{limit: 7}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if(!pattern3.test(data3)){const err19 = {instancePath:instancePath+"/pin",schemaPath:"#/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9A-HJ-NP-Z]{7}$"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/pin",schemaPath:"#/properties/pin/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.email !== undefined){let data4 = data.email;if(typeof data4 === "string"){if(func0(data4) > 254){const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}if(!(formats0.test(data4))){const err22 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}else {const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.phoneNumber !== undefined){let data5 = data.phoneNumber;if(typeof data5 === "string"){if(func0(data5) > 25){const err24 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/maxLength",keyword:"maxLength",params:{limit: 25}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}if(!pattern4.test(data5)){const err25 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+[0-9]{1,24}$"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.possessor !== undefined){let data6 = data.possessor;if(data6 && typeof data6 == "object" && !Array.isArray(data6)){if(data6.name === undefined){const err27 = {instancePath:instancePath+"/possessor",schemaPath:"#/properties/possessor/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if(data6.address === undefined){const err28 = {instancePath:instancePath+"/possessor",schemaPath:"#/properties/possessor/required",keyword:"required",params:{missingProperty: "address"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}if(data6.name !== undefined){let data7 = data6.name;if(typeof data7 === "string"){if(func0(data7) > 300){const err29 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/maxLength",keyword:"maxLength",params:{limit: 300}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}if(func0(data7) < 3){const err30 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/minLength",keyword:"minLength",params:{limit: 3}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}if(!pattern0.test(data7)){const err31 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}else {const err32 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data6.address !== undefined){let data8 = data6.address;if(typeof data8 === "string"){if(func0(data8) > 500){const err33 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/maxLength",keyword:"maxLength",params:{limit: 500}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}if(func0(data8) < 7){const err34 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/minLength",keyword:"minLength",params:{limit: 7}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}if(!pattern0.test(data8)){const err35 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else {const err36 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data6.description !== undefined){let data9 = data6.description;if(typeof data9 === "string"){if(func0(data9) > 2000){const err37 = {instancePath:instancePath+"/possessor/description",schemaPath:"#/properties/possessor/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}else {const err38 = {instancePath:instancePath+"/possessor/description",schemaPath:"#/properties/possessor/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data6.country !== undefined){let data10 = data6.country;if(typeof data10 === "string"){if(func0(data10) > 100){const err39 = {instancePath:instancePath+"/possessor/country",schemaPath:"#/properties/possessor/properties/country/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}else {const err40 = {instancePath:instancePath+"/possessor/country",schemaPath:"#/properties/possessor/properties/country/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}if(data6.taxNumber !== undefined){let data11 = data6.taxNumber;if(typeof data11 === "string"){if(func0(data11) > 50){const err41 = {instancePath:instancePath+"/possessor/taxNumber",schemaPath:"#/properties/possessor/properties/taxNumber/maxLength",keyword:"maxLength",params:{limit: 50}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}else {const err42 = {instancePath:instancePath+"/possessor/taxNumber",schemaPath:"#/properties/possessor/properties/taxNumber/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}}else {const err43 = {instancePath:instancePath+"/possessor",schemaPath:"#/properties/possessor/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}}else {const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "personalInfo",
 "schema": {
  "type": "object",
  "required": [
   "name",
   "surname",
   "fatherName",
   "email",
   "phoneNumber",
   "possessor"
  ],
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
   },
   "surname": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
   },
   "fatherName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
   },
   "pin": {
    "type": "string",
    "pattern": "^[0-9A-HJ-NP-Z]{7}$",
    "maxLength": 7
   },
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
   "possessor": {
    "type": "object",
    "required": [
     "name",
     "address"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 3,
      "maxLength": 300,
      "pattern": "\\S"
     },
     "address": {
      "type": "string",
      "minLength": 7,
      "maxLength": 500,
      "pattern": "\\S"
     },
     "description": {
      "type": "string",
      "maxLength": 2000
     },
     "country": {
      "x-proposed": true,
      "type": "string",
      "maxLength": 100
     },
     "taxNumber": {
      "x-proposed": true,
      "type": "string",
      "maxLength": 50
     }
    }
   }
  }
 },
 "layout": {
  "fields": {
   "pin": {
    "widget": "pin",
    "error": "invalid.pin"
   },
   "name": {
    "widget": "text",
    "autocomplete": "given-name",
    "error": "invalid.name"
   },
   "surname": {
    "widget": "text",
    "autocomplete": "family-name",
    "error": "invalid.surname"
   },
   "fatherName": {
    "widget": "text",
    "autocomplete": "additional-name",
    "error": "invalid.fatherName"
   },
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
   "possessor/name": {
    "widget": "text",
    "autocomplete": "organization",
    "error": "invalid.possessorName"
   },
   "possessor/address": {
    "widget": "text",
    "autocomplete": "street-address",
    "error": "invalid.address"
   },
   "possessor/country": {
    "widget": "text",
    "autocomplete": "country-name"
   },
   "possessor/taxNumber": {
    "widget": "text"
   },
   "possessor/description": {
    "widget": "textarea"
   }
  },
  "groups": {
   "person": [
    "pin",
    "name",
    "surname",
    "fatherName"
   ],
   "contacts": [
    "email",
    "phoneNumber"
   ],
   "possessor": [
    "possessor"
   ]
  }
 }
};
form.validators = exports;
