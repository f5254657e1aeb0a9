/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ most: NonNullable<unknown> }} Bind_Holder_WrongInputs */

const id_bind_holder_wrong = /** @type {(inputs: Bind_Holder_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Isi nama pemilik kartu, paling banyak ${i?.most} huruf`)
};

const en_bind_holder_wrong = /** @type {(inputs: Bind_Holder_WrongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter the holder's name, at most ${i?.most} letters`)
};

/**
* | output |
* | --- |
* | "Enter the holder's name, at most {most} letters" |
*
* @param {Bind_Holder_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_holder_wrong = /** @type {((inputs: Bind_Holder_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Holder_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_holder_wrong(inputs)
	return id_bind_holder_wrong(inputs)
});