/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Safety_DataInputs */

const id_about_safety_data = /** @type {(inputs: About_Safety_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data yang dikirim antara perangkat Anda dan kami dienkripsi, dan kami tidak memasang cookie. Kebijakan privasi menjelaskan apa yang kami lakukan dengan data Anda.`)
};

const en_about_safety_data = /** @type {(inputs: About_Safety_DataInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What travels between your device and us is encrypted, and we set no cookies. The privacy policy says what we do with your data.`)
};

/**
* | output |
* | --- |
* | "What travels between your device and us is encrypted, and we set no cookies. The privacy policy says what we do with your data." |
*
* @param {About_Safety_DataInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_safety_data = /** @type {((inputs?: About_Safety_DataInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Safety_DataInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_safety_data(inputs)
	return id_about_safety_data(inputs)
});