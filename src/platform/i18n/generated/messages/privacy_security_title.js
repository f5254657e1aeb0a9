/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Security_TitleInputs */

const id_privacy_security_title = /** @type {(inputs: Privacy_Security_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keamanan data`)
};

const en_privacy_security_title = /** @type {(inputs: Privacy_Security_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data security`)
};

/**
* | output |
* | --- |
* | "Data security" |
*
* @param {Privacy_Security_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_security_title = /** @type {((inputs?: Privacy_Security_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Security_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_security_title(inputs)
	return id_privacy_security_title(inputs)
});