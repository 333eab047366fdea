// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["-1ac6aa6b"] = validate0;const schema0 = {"type":"object","required":["name","surname","fatherName","username","phoneNumber","password","repeatedPassword","possessor"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"surname":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"fatherName":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"username":{"type":"string","format":"email","maxLength":254},"phoneNumber":{"type":"string","pattern":"^\\+[0-9]{1,24}$","maxLength":25},"possessor":{"type":"object","required":["name","address"],"properties":{"name":{"type":"string","minLength":3,"maxLength":300,"pattern":"\\S"},"address":{"type":"string","minLength":7,"maxLength":500,"pattern":"\\S"},"description":{"type":"string","maxLength":2000},"country":{"x-proposed":true,"type":"string","maxLength":100},"taxNumber":{"x-proposed":true,"type":"string","maxLength":50}}},"password":{"type":"string","minLength":10,"maxLength":256,"x-minDistinct":5,"x-sensitive":true,"allOf":[{"type":"string","x-rule":"upperCase","pattern":"^\\P{Lu}*\\p{Lu}"},{"type":"string","x-rule":"lowerCase","pattern":"^\\P{Ll}*\\p{Ll}"},{"type":"string","x-rule":"digit","pattern":"^[^0-9]*[0-9]"},{"type":"string","x-rule":"special","pattern":"^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]"}]},"repeatedPassword":{"type":"string","maxLength":256,"x-equalTo":"password","x-sensitive":true}},"$id":"-1ac6aa6b"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("\\S", "u");const pattern3 = new RegExp("^\\+[0-9]{1,24}$", "u");const pattern6 = new RegExp("^\\P{Lu}*\\p{Lu}", "u");const pattern7 = new RegExp("^\\P{Ll}*\\p{Ll}", "u");const pattern8 = new RegExp("^[^0-9]*[0-9]", "u");const pattern9 = new RegExp("^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]", "u");const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-1ac6aa6b" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.surname === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surname"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.fatherName === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fatherName"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.username === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.phoneNumber === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneNumber"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.password === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data.repeatedPassword === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeatedPassword"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.possessor === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "possessor"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(func0(data0) > 100){const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(func0(data0) < 1){const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(!pattern0.test(data0)){const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.surname !== undefined){let data1 = data.surname;if(typeof data1 === "string"){if(func0(data1) > 100){const err12 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(func0(data1) < 1){const err13 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if(!pattern0.test(data1)){const err14 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.fatherName !== undefined){let data2 = data.fatherName;if(typeof data2 === "string"){if(func0(data2) > 100){const err16 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if(func0(data2) < 1){const err17 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(!pattern0.test(data2)){const err18 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/fatherName",schemaPath:"#/properties/fatherName/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.username !== undefined){let data3 = data.username;if(typeof data3 === "string"){if(func0(data3) > 254){const err20 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 254}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if(!(formats0.test(data3))){const err21 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/format",keyword:"format",params:{format: "email"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}else {const err22 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.phoneNumber !== undefined){let data4 = data.phoneNumber;if(typeof data4 === "string"){if(func0(data4) > 25){const err23 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/maxLength",keyword:"maxLength",params:{limit: 25}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}if(!pattern3.test(data4)){const err24 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+[0-9]{1,24}$"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.possessor !== undefined){let data5 = data.possessor;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){if(data5.name === undefined){const err26 = {instancePath:instancePath+"/possessor",schemaPath:"#/properties/possessor/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}if(data5.address === undefined){const err27 = {instancePath:instancePath+"/possessor",schemaPath:"#/properties/possessor/required",keyword:"required",params:{missingProperty: "address"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if(data5.name !== undefined){let data6 = data5.name;if(typeof data6 === "string"){if(func0(data6) > 300){const err28 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/maxLength",keyword:"maxLength",params:{limit: 300}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}if(func0(data6) < 3){const err29 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/minLength",keyword:"minLength",params:{limit: 3}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}if(!pattern0.test(data6)){const err30 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}else {const err31 = {instancePath:instancePath+"/possessor/name",schemaPath:"#/properties/possessor/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data5.address !== undefined){let data7 = data5.address;if(typeof data7 === "string"){if(func0(data7) > 500){const err32 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/maxLength",keyword:"maxLength",params:{limit: 500}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}if(func0(data7) < 7){const err33 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/minLength",keyword:"minLength",params:{limit: 7}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}if(!pattern0.test(data7)){const err34 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}else {const err35 = {instancePath:instancePath+"/possessor/address",schemaPath:"#/properties/possessor/properties/address/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data5.description !== undefined){let data8 = data5.description;if(typeof data8 === "string"){if(func0(data8) > 2000){const err36 = {instancePath:instancePath+"/possessor/description",schemaPath:"#/properties/possessor/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}else {const err37 = {instancePath:instancePath+"/possessor/description",schemaPath:"#/properties/possessor/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}if(data5.country !== undefined){let data9 = data5.country;if(typeof data9 === "string"){if(func0(data9) > 100){const err38 = {instancePath:instancePath+"/possessor/country",schemaPath:"#/properties/possessor/properties/country/maxLength",keyword:"maxLength",params:{limit: 100}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}else {const err39 = {instancePath:instancePath+"/possessor/country",schemaPath:"#/properties/possessor/properties/country/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}if(data5.taxNumber !== undefined){let data10 = data5.taxNumber;if(typeof data10 === "string"){if(func0(data10) > 50){const err40 = {instancePath:instancePath+"/possessor/taxNumber",schemaPath:"#/properties/possessor/properties/taxNumber/maxLength",keyword:"maxLength",params:{limit: 50}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}else {const err41 = {instancePath:instancePath+"/possessor/taxNumber",schemaPath:"#/properties/possessor/properties/taxNumber/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}else {const err42 = {instancePath:instancePath+"/possessor",schemaPath:"#/properties/possessor/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}if(data.password !== undefined){let data11 = data.password;if(typeof data11 === "string"){if(!pattern6.test(data11)){const err43 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/0/pattern",keyword:"pattern",params:{pattern: "^\\P{Lu}*\\p{Lu}"}};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}else {const err44 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}if(typeof data11 === "string"){if(!pattern7.test(data11)){const err45 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/1/pattern",keyword:"pattern",params:{pattern: "^\\P{Ll}*\\p{Ll}"}};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}else {const err46 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}if(typeof data11 === "string"){if(!pattern8.test(data11)){const err47 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/2/pattern",keyword:"pattern",params:{pattern: "^[^0-9]*[0-9]"}};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}else {const err48 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/2/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}if(typeof data11 === "string"){if(!pattern9.test(data11)){const err49 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/3/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]"}};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}else {const err50 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/allOf/3/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}if(typeof data11 === "string"){if(func0(data11) > 256){const err51 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256}};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}if(func0(data11) < 10){const err52 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 10}};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}if(new Set(data11).size < 5){const err53 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/x-minDistinct",keyword:"x-minDistinct",params:{limit: 5}};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}}else {const err54 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}if(data.repeatedPassword !== undefined){let data12 = data.repeatedPassword;if(typeof data12 === "string"){if(func0(data12) > 256){const err55 = {instancePath:instancePath+"/repeatedPassword",schemaPath:"#/properties/repeatedPassword/maxLength",keyword:"maxLength",params:{limit: 256}};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}if(data12 !== data["password"]){const err56 = {instancePath:instancePath+"/repeatedPassword",schemaPath:"#/properties/repeatedPassword/x-equalTo",keyword:"x-equalTo",params:{other: "password"}};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}}else {const err57 = {instancePath:instancePath+"/repeatedPassword",schemaPath:"#/properties/repeatedPassword/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}}else {const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "registration",
 "schema": {
  "type": "object",
  "required": [
   "name",
   "surname",
   "fatherName",
   "username",
   "phoneNumber",
   "password",
   "repeatedPassword",
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
   "username": {
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
   },
   "password": {
    "type": "string",
    "minLength": 10,
    "maxLength": 256,
    "x-minDistinct": 5,
    "x-sensitive": true,
    "allOf": [
     {
      "type": "string",
      "x-rule": "upperCase",
      "pattern": "^\\P{Lu}*\\p{Lu}"
     },
     {
      "type": "string",
      "x-rule": "lowerCase",
      "pattern": "^\\P{Ll}*\\p{Ll}"
     },
     {
      "type": "string",
      "x-rule": "digit",
      "pattern": "^[^0-9]*[0-9]"
     },
     {
      "type": "string",
      "x-rule": "special",
      "pattern": "^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]"
     }
    ]
   },
   "repeatedPassword": {
    "type": "string",
    "maxLength": 256,
    "x-equalTo": "password",
    "x-sensitive": true
   }
  }
 },
 "layout": {
  "fields": {
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
   },
   "username": {
    "widget": "email",
    "autocomplete": "username",
    "error": "invalid.email"
   },
   "password": {
    "widget": "newPassword",
    "autocomplete": "new-password",
    "error": "password_is_not_match_standarts"
   },
   "repeatedPassword": {
    "widget": "password",
    "autocomplete": "new-password",
    "error": "passwords_no_match"
   }
  },
  "groups": {
   "person": [
    "name",
    "surname",
    "fatherName",
    "phoneNumber"
   ],
   "possessor": [
    "possessor"
   ],
   "access": [
    "username",
    "password",
    "repeatedPassword"
   ]
  }
 }
};
form.validators = exports;
