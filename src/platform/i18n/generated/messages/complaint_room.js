/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ left: NonNullable<unknown> }} Complaint_RoomInputs */

const id_complaint_room = /** @type {(inputs: Complaint_RoomInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hampir penuh: sisa paling banyak ${i?.left} karakter`)
};

const en_complaint_room = /** @type {(inputs: Complaint_RoomInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Almost full: at most ${i?.left} characters left`)
};

/**
* | output |
* | --- |
* | "Almost full: at most {left} characters left" |
*
* @param {Complaint_RoomInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_room = /** @type {((inputs: Complaint_RoomInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_RoomInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_room(inputs)
	return id_complaint_room(inputs)
});