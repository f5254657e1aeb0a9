/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_ObjectInputs */

const id_privacy_rights_object = /** @type {(inputs: Privacy_Rights_ObjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keberatan: tolak suatu penggunaan data Anda.`)
};

const en_privacy_rights_object = /** @type {(inputs: Privacy_Rights_ObjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Object: say no to a use of your data.`)
};

/**
* | output |
* | --- |
* | "Object: say no to a use of your data." |
*
* @param {Privacy_Rights_ObjectInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_object = /** @type {((inputs?: Privacy_Rights_ObjectInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_ObjectInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_object(inputs)
	return id_privacy_rights_object(inputs)
});