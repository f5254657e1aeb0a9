/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Safety_TwiceInputs */

const id_about_safety_twice = /** @type {(inputs: About_Safety_TwiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aplikasi bertanya dulu sebelum hal yang sama dibayar lagi, supaya tidak ada yang terbayar dua kali karena keliru.`)
};

const en_about_safety_twice = /** @type {(inputs: About_Safety_TwiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The app asks before the same thing is paid again, so that nothing is paid twice by mistake.`)
};

/**
* | output |
* | --- |
* | "The app asks before the same thing is paid again, so that nothing is paid twice by mistake." |
*
* @param {About_Safety_TwiceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_safety_twice = /** @type {((inputs?: About_Safety_TwiceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Safety_TwiceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_safety_twice(inputs)
	return id_about_safety_twice(inputs)
});