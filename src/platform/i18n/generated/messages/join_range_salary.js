/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ least: NonNullable<unknown>, most: NonNullable<unknown>, salary: NonNullable<unknown> }} Join_Range_SalaryInputs */

const id_join_range_salary = /** @type {(inputs: Join_Range_SalaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pinjaman ${i?.least} sampai ${i?.most}, untuk gaji ${i?.salary} ke atas`)
};

const en_join_range_salary = /** @type {(inputs: Join_Range_SalaryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loans from ${i?.least} to ${i?.most}, for a salary of ${i?.salary} and above`)
};

/**
* | output |
* | --- |
* | "Loans from {least} to {most}, for a salary of {salary} and above" |
*
* @param {Join_Range_SalaryInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_range_salary = /** @type {((inputs: Join_Range_SalaryInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Range_SalaryInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_range_salary(inputs)
	return id_join_range_salary(inputs)
});