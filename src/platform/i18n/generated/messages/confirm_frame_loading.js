/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Frame_LoadingInputs */

const id_confirm_frame_loading = /** @type {(inputs: Confirm_Frame_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian sedang dimuat…`)
};

const en_confirm_frame_loading = /** @type {(inputs: Confirm_Frame_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading the agreement…`)
};

/**
* | output |
* | --- |
* | "Loading the agreement…" |
*
* @param {Confirm_Frame_LoadingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_frame_loading = /** @type {((inputs?: Confirm_Frame_LoadingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Frame_LoadingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_frame_loading(inputs)
	return id_confirm_frame_loading(inputs)
});