/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_RaceInputs */

const id_privacy_equality_race = /** @type {(inputs: Privacy_Equality_RaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ras`)
};

const en_privacy_equality_race = /** @type {(inputs: Privacy_Equality_RaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`race`)
};

/**
* | output |
* | --- |
* | "race" |
*
* @param {Privacy_Equality_RaceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_race = /** @type {((inputs?: Privacy_Equality_RaceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_RaceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_race(inputs)
	return id_privacy_equality_race(inputs)
});