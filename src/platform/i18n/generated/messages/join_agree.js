/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_AgreeInputs */

const id_join_agree = /** @type {(inputs: Join_AgreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dengan mendaftar, Anda menyetujui`)
};

const en_join_agree = /** @type {(inputs: Join_AgreeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By registering you agree to the`)
};

/**
* | output |
* | --- |
* | "By registering you agree to the" |
*
* @param {Join_AgreeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_agree = /** @type {((inputs?: Join_AgreeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_AgreeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_agree(inputs)
	return id_join_agree(inputs)
});