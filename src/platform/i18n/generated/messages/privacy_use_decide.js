/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_DecideInputs */

const id_privacy_use_decide = /** @type {(inputs: Privacy_Use_DecideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk mengenali siapa yang mengajukan, dan memutuskan pengajuannya.`)
};

const en_privacy_use_decide = /** @type {(inputs: Privacy_Use_DecideInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To know who is applying, and to decide about the application.`)
};

/**
* | output |
* | --- |
* | "To know who is applying, and to decide about the application." |
*
* @param {Privacy_Use_DecideInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_decide = /** @type {((inputs?: Privacy_Use_DecideInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_DecideInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_decide(inputs)
	return id_privacy_use_decide(inputs)
});