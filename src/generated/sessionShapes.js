// Generated from openapi/. Do not edit.
export const sessionShapes = {
 Appeal: {"id":"id","appealNumber":"string","serviceType":"string","kind":"string","appealDate":"date","status":"string","dueDate?":"day","dueWorkingDays?":"nonNegativeInteger","withdrawnAt?":"date","evaluated?":"boolean","needsDocument?":"boolean","lang?":"string"},
 Appeals: {"page":"positiveInteger","perPage":"positiveInteger","total":"nonNegativeInteger","items":["list","#Appeal"]},
 Drafts: {"page":"positiveInteger","perPage":"positiveInteger","total":"nonNegativeInteger","items":["list","#StoredDraft"]},
 Manufacturer: {"id?":"id","name":"string","voen?":"string","positionName?":"string","selectedCertNumber?":"string","selected?":"boolean"},
 Obligations: {"page":"positiveInteger","perPage":"positiveInteger","total":"nonNegativeInteger","items":["list","#Payment"]},
 Payment: {"id":"id","serviceType":"string","appealNumber?":"string","paymentTarget":"string","amount":"number","serviceFee":"number","governmentFee":"number","dueDate?":"day","currency?":"string","lang?":"string"},
 RenewedTokens: {"accessToken":"string","refreshToken":"string"},
 Role: {"authority":"string"},
 StoredDraft: {"formKey":"string","data":"record","updatedAt":"date"},
 User: {"id?":"id","name":"string","surname":"string","fatherName?":"string","foreign":"boolean","roles":["list","#Role"],"language":"#UserLanguage","manufacturers":["list","#Manufacturer"],"pin?":"string","email?":"string","phoneNumber?":"string","possessorIds?":["list","id"],"note?":"string"},
 UserLanguage: {"isoCode":"string"},
};
