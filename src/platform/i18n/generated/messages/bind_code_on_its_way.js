/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ digits: NonNullable<unknown> }} Bind_Code_On_Its_WayInputs */

const id_bind_code_on_its_way = /** @type {(inputs: Bind_Code_On_Its_WayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bank mengirim kode ${i?.digits} angka belum lama ini. Isi kode itu untuk kartu yang sama.`)
};

const en_bind_code_on_its_way = /** @type {(inputs: Bind_Code_On_Its_WayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The bank sent a code of ${i?.digits} digits a moment ago. Enter it for the same card.`)
};

/**
* | output |
* | --- |
* | "The bank sent a code of {digits} digits a moment ago. Enter it for the same card." |
*
* @param {Bind_Code_On_Its_WayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_code_on_its_way = /** @type {((inputs: Bind_Code_On_Its_WayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Code_On_Its_WayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_code_on_its_way(inputs)
	return id_bind_code_on_its_way(inputs)
});