import pg, { type ClientConfig } from 'pg';
import { DataTypes, Sequelize } from 'sequelize';

/** Sequelize with a model of the table `orders`. */
export function openSequelize({ stream, user, database }: ClientConfig) {
  const sequelize = new Sequelize({
    dialect: 'postgres',
    dialectModule: pg,
    dialectOptions: { stream },
    username: user,
    database,
    pool: { max: 1 },
    logging: false,
  });
  const orders = sequelize.define(
    'order',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      placedOn: DataTypes.DATEONLY,
      shippedAt: DataTypes.DATE,
    },
    { timestamps: false },
  );
  return { sequelize, orders };
}
