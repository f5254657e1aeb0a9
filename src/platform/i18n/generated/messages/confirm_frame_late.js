/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Frame_LateInputs */

const id_confirm_frame_late = /** @type {(inputs: Confirm_Frame_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian ini belum juga terbuka. Buka terpisah untuk membacanya.`)
};

const en_confirm_frame_late = /** @type {(inputs: Confirm_Frame_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The agreement has not opened yet. Open it separately to read it.`)
};

/**
* | output |
* | --- |
* | "The agreement has not opened yet. Open it separately to read it." |
*
* @param {Confirm_Frame_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_frame_late = /** @type {((inputs?: Confirm_Frame_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Frame_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_frame_late(inputs)
	return id_confirm_frame_late(inputs)
});